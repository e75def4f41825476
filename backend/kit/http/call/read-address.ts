import { parseParams } from '../../input/params.ts'
import type { Step } from './call.ts'

/** Reads the values in the path. Throws 400 with those that do not fit the schema of the endpoint. */
export const readAddress: Step = (call) => {
  call.params = parseParams(call.endpoint.params, call.c.req.param(), call.locale)
}
