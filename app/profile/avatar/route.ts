import { proxyAnswer } from '../proxy-answer.ts'

/** The user's own picture (A39) for `<img>`. */
export function GET(request: Request): Promise<Response> {
  return proxyAnswer(`/front/v1/user/avatar/download${new URL(request.url).search}`)
}
