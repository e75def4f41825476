import { z } from 'zod'
import { call } from '../call.ts'

const authAnswer = z.object({ AUTHORIZED: z.boolean() })

/** A35: whether somebody is signed in here. Throws CallError. */
export const isAuthorized = async (): Promise<boolean> =>
  authAnswer.parse(await call('GET', '/front/v1/auth')).AUTHORIZED
