import { preparedHeader } from '../../../../schemas/calls/prepared-header.ts'
import { withoutStored } from '../../access/without-stored.ts'
import { preparing } from '../../company/is-shown.ts'
import { type Companies, lockCompanies } from '../../company/lock-company.ts'
import type { Orm } from '../../database/database.ts'
import { collectingChanges } from '../../events/changed-by-call.ts'
import { type Endpoint, isMutation, isPublic } from '../endpoint.ts'
import { inTransaction } from '../transaction.ts'
import { findCaller } from './admit.ts'
import type { Call, Step } from './call.ts'
import { countBy } from './count-call.ts'
import { checkReadable } from './readable-answer.ts'

/** The companies that a call changes: those that its path and its body name, and further ones that it declares. */
function companiesOf({ endpoint, params, body }: Call): Companies {
  const { alsoChanges }: Endpoint = endpoint
  const sent = typeof body === 'object' && body !== null && 'COMPANY_CODE' in body ? [body.COMPANY_CODE] : []
  const named = [params.companyCode, ...sent].filter((code) => typeof code === 'string')
  return alsoChanges ? alsoChanges(params as never, named) : named
}

/** Runs the endpoint. Its transactions lock the companies that the call changes before any of their rows (decision 25). */
export const act: Step = async (call) => {
  const { endpoint, tools, caller } = call
  checkReadable(endpoint, call.member)
  const companies = isMutation(endpoint) ? companiesOf(call) : []
  const run = (orm: Orm) =>
    endpoint.act({
      orm,
      locale: call.locale,
      params: call.params,
      query: call.query,
      body: call.body,
      person: call.person as never,
      member: call.member as never,
      caller,
      settings: tools.settings,
      files: tools.files,
      log: tools.log,
      listen: tools.db.listen,
      // As a trusted caller, whose session is read and not renewed: the cookie of a renewed one could not be sent any more.
      checkAgain: async () => void (await findCaller(call, { ...caller, isTrusted: true })),
      tag: (tag) => call.tags.add(tag),
      count: (meant) => countBy(call, meant),
      expires: (at) => {
        if (!call.expiry || at < call.expiry) call.expiry = at
      },
      transaction: (fn) =>
        inTransaction(orm, async (inner) => {
          await lockCompanies(inner, companies)
          return fn(inner)
        }),
    })
  // Only the server itself may name the preparing company, after it has checked the reader.
  const prepared = isPublic(endpoint) && caller.isTrusted ? caller.header(preparedHeader) : undefined
  try {
    call.result = await collectingChanges(call.changed, () =>
      prepared ? preparing(tools.db.orm, prepared, run) : run(tools.db.orm),
    )
  } catch (error) {
    throw withoutStored(error, endpoint, call.member)
  }
}
