import '../core/jitless.ts'
import { z } from 'zod'

/** An accepted service request, and its reference code. */
export const acceptedServiceRequest = z.object({ REQUEST_CODE: z.string() })
export type AcceptedServiceRequest = z.infer<typeof acceptedServiceRequest>
