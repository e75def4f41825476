import { callApi } from '../../../../../api/server-api.ts'

type Context = { params: Promise<{ review: string; paper: string }> }

/** Proxies a document from the API, so that a link can load it. The server admits only moderators. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { review, paper } = await params
  const path = [review, 'papers', paper].map(encodeURIComponent).join('/')
  const answer = await callApi(`/api-front2/v1/moderation/reviews/${path}`)
  // To others the file must not seem to exist.
  const status = answer.status === 403 ? 404 : answer.status
  return new Response(answer.body, { status, headers: answer.headers })
}
