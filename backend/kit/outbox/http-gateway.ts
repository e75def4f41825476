import { deliveryTimeoutMs, type SmsGateway } from './transport.ts'

/**
 * SMS by a gateway that accepts `POST {to, text}` as JSON. The password of the address, if any, is sent as a
 * bearer token: `https://:token@sms.example/send`.
 */
export function httpGateway(address: string): SmsGateway {
  const url = new URL(address)
  const token = decodeURIComponent(url.password)
  url.username = ''
  url.password = ''
  return {
    send: async (to, text) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(deliveryTimeoutMs / 2),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`)
    },
  }
}
