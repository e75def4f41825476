import { callApi } from '../../../../../api/server-api.ts'

type Context = { params: Promise<{ code: string; paper: string }> }

/** Proxies a document from the API, so that a link or an `<img>` can load it. The server admits only moderators. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { code, paper } = await params
  const path = [code, 'papers', paper].map(encodeURIComponent).join('/')
  const answer = await callApi(`/api-front2/v1/moderation/companies/${path}`)
  // To others the file must not seem to exist.
  const status = answer.status === 403 ? 404 : answer.status
  return new Response(answer.body, { status, headers: answer.headers })
}
