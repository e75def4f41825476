import { proxyAnswer } from '../proxy-answer.ts'

/** All data of the user as a file, for a plain link. */
export function GET(): Promise<Response> {
  return proxyAnswer('/front/v1/user/export')
}
