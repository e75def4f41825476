import { call } from '../../client/call.ts'
import type { AppKey, MadeCodes, PasskeyAsked } from '../../schemas/api/factors.ts'

const base = '/w-front/v1/user/factors'
const post = async <Answer>(path: string, body: object): Promise<Answer> =>
  (await call('POST', `${base}${path}`, body)) as Answer

/** The calls that change the person's second factors. */
export const changeFactors = {
  beginApp: (PASSWORD: string) => post<AppKey>('/app', { PASSWORD }),
  confirmApp: (CODE: string) => post<MadeCodes>('/app/confirm', { CODE }),
  removeApp: (PASSWORD: string) => post('/app/remove', { PASSWORD }),
  beginPasskey: (PASSWORD: string) => post<PasskeyAsked>('/passkeys', { PASSWORD }),
  confirmPasskey: (body: { CHALLENGE: string; RESPONSE: object; NAME: string }) =>
    post<MadeCodes>('/passkeys/confirm', body),
  removePasskey: (id: string, PASSWORD: string) => post(`/passkeys/${id}/remove`, { PASSWORD }),
  makeCodes: (PASSWORD: string) => post<MadeCodes>('/recovery', { PASSWORD }),
  refuseReset: () => call('POST', `${base}/reset/refuse`, {}),
}
