import { z } from 'zod'

/** A request that was taken, and the code by which it is asked about. */
export const acceptedServiceRequest = z.object({ REQUEST_CODE: z.string() })
export type AcceptedServiceRequest = z.infer<typeof acceptedServiceRequest>
