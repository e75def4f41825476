import { cloudApi } from '../backend/kit/whatsapp/cloud-api.ts'
import type { WhatsappHook } from '../backend/kit/whatsapp/take-post.ts'
import type { Env } from './env.ts'

/** The product's sender at WhatsApp and the secrets of its webhook; undefined if it has none. */
export function whatsappOf(env: Env): (WhatsappHook & { verifyToken: string }) | undefined {
  const { WHATSAPP_URL: url, WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId } = env
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = env
  if (!url || !token || !phoneId || !appSecret || !verifyToken) return undefined
  return { appSecret, verifyToken, phoneId, sender: cloudApi({ url, token, phoneId }) }
}
