import { ApiError } from '../../errors/api-error.ts'
import { unstorable } from '../../input/unstorable.ts'
import type { Step } from './call.ts'

/** Reads the values in the path. Throws 400 for a value that the endpoint does not declare. */
export const readAddress: Step = (call) => {
  const params = call.endpoint.params.safeParse(call.c.req.param())
  if (!params.success || unstorable(params.data).length > 0)
    throw new ApiError('BAD_REQUEST', { cause: params.error })
  call.params = params.data
}
