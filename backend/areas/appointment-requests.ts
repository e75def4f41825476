import { eq } from 'drizzle-orm'
import type { AppointmentRequest } from '../../schemas/areas/appointment-requests.ts'
import { inLanguage } from '../companies/index.ts'
import { account, company } from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'
import type { Orm } from '../kit/database/database.ts'
import { send } from '../kit/outbox/send.ts'
import { accountName } from '../kit/sessions/account-name.ts'
import { instant } from '../shared/answers/instant.ts'

/** States that are kept of one request; the first ones go. */
const mostStates = 200

async function nameOf(orm: Orm, id: string): Promise<string | undefined> {
  const [found] = await orm.select().from(account).where(eq(account.id, id))
  return found && (accountName(found) || found.email || found.phone || undefined)
}

/** A request that is answered is no longer new; only the server writes the history of states. */
export default serveArea<AppointmentRequest>({
  complete: async (orm, { before, after, account: by }) => {
    const isAnswered = after.state === 'new' && isNewAnswer(before, after)
    const state = isAnswered ? 'answered' : after.state
    const history = before?.history ?? []
    if (before?.state === state || (!before && state === 'new')) return { ...after, state, history }
    const name = await nameOf(orm, by)
    const step = { state, at: instant(new Date()), ...(name && { by: name }) }
    return { ...after, state, history: [...history, step].slice(-mostStates) }
  },
  afterWrite: async (orm, { place, before, after }) => {
    const { answer, email, language, name } = after
    if (!answer || !email || !isNewAnswer(before, after)) return
    const [clinic] = await orm.select().from(company).where(eq(company.code, place.company))
    if (!clinic) return
    await send(orm, {
      template: 'appointment-answer',
      channel: 'mail',
      to: email,
      locale: language,
      params: {
        NAME: name,
        COMPANY: inLanguage(clinic.name, language) ?? clinic.name.ru,
        ANSWER: answer,
        TEL: clinic.phones[0],
      },
    })
  },
})

const isNewAnswer = (before: AppointmentRequest | undefined, { answer }: AppointmentRequest) =>
  answer !== undefined && answer !== before?.answer
