import { askApi } from '../../../../../api/server-api.ts'

type Context = { params: Promise<{ code: string; paper: string }> }

/** A paper as the API gives it, at an address that a link or an `<img>` can have. The server lets in moderators alone. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { code, paper } = await params
  const path = [code, 'papers', paper].map(encodeURIComponent).join('/')
  const answer = await askApi(`/api-front2/v1/moderation/companies/${path}`)
  // To whom is no moderator there is no such file.
  const status = answer.status === 403 ? 404 : answer.status
  return new Response(answer.body, { status, headers: answer.headers })
}
