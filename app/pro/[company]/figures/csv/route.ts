import { wholeCompany } from '../../../../../schemas/access/roles.ts'
import { proxyAnswer } from '../../../../profile/proxy-answer.ts'
import { placePath } from '../../../place-names.ts'

type Context = { params: Promise<{ company: string }> }

/** The figures of a clinic as a file, for a plain link: `?cabinet=11&step=week`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const company = decodeURIComponent((await params).company)
  const place = placePath(company, searchParams.get('cabinet') ?? wholeCompany)
  const step = searchParams.get('step')
  return proxyAnswer(
    `/business-api-front2/${place}/figures/csv${step === null ? '' : `?step=${encodeURIComponent(step)}`}`,
  )
}
