import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { and, asc, eq } from 'drizzle-orm'
import type { NewPasskey, UsedPasskey } from '../../schemas/api/factors.ts'
import { passkey } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { accountName } from '../kit/sessions/account-name.ts'
import type { Account } from '../kit/sessions/person.ts'
import type { Settings } from '../kit/settings.ts'

export type Passkey = typeof passkey.$inferSelect
/** The site that passkeys belong to: the product's own address, whatever other hosts it answers on. */
type Site = Pick<Settings, 'origin'>

/** ES256, RS256 and EdDSA, as COSE numbers them: every authenticator has one of them. */
const algorithms = [-7, -257, -8]

/** Loaded with the first passkey: most processes of a day need it late, and tests never. */
const library = () => import('@simplewebauthn/server')

/** The host by which browsers tell whose passkey it is. */
const hostOf = ({ origin }: Site): string => new URL(origin).hostname

/** The passkeys of an account, the oldest first. */
export const findPasskeys = (orm: Orm, account: string): Promise<Passkey[]> =>
  orm.select().from(passkey).where(eq(passkey.account, account)).orderBy(asc(passkey.createdAt), passkey.id)

const named = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credential, transports }) => ({ id: credential, transports }))

/** What a browser makes a new passkey with: one that can sign in alone, and that the account does not have yet. */
export async function askForNewPasskey(
  person: Account,
  { site, known, product }: { site: Site; known: readonly Passkey[]; product: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: product,
    rpID: hostOf(site),
    userName: person.email ?? person.phone ?? '',
    userDisplayName: accountName(person),
    // Of the account, so that a second passkey of one device replaces the first; it says nothing about the person.
    userID: new Uint8Array(Buffer.from(person.id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: named(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** What a browser asks the passkeys of an account for; without them any passkey of this site, which has to verify who holds it. */
export async function askForPasskey(
  site: Site,
  passkeys?: readonly Passkey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    userVerification: passkeys ? 'preferred' : 'required',
    ...(passkeys && { allowCredentials: named(passkeys) }),
  })
}

const refused = (cause?: unknown) => new ApiError('PASSKEY_REFUSED', { cause })

/** The new passkey in an answer of a browser. Throws 422 if it was made for another site or another question. */
export async function readNewPasskey(response: NewPasskey, { signed, site }: { signed: string; site: Site }) {
  const { verifyRegistrationResponse } = await library()
  const checked = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: signed,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    throw refused(error)
  })
  if (!checked.verified) throw refused()
  const { credential, credentialBackedUp } = checked.registrationInfo
  return {
    credential: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    isSynced: credentialBackedUp,
  }
}

type Checked = { passkey: Passkey; counter: number }

/**
 * The passkey that has signed the challenge, with its new counter. Throws 422 for one that is unknown or of another account, that has signed
 * something else or for another site, and, where it is to sign in alone (`isAlone`), that has not verified who holds it.
 */
export async function checkPasskey(
  orm: Orm,
  response: UsedPasskey,
  {
    signed,
    site,
    account,
    isAlone = false,
  }: { signed: string; site: Site; account?: string; isAlone?: boolean },
): Promise<Checked> {
  const [known] = await orm.select().from(passkey).where(eq(passkey.credential, response.id))
  if (!known || (account !== undefined && known.account !== account)) throw refused()
  const { verifyAuthenticationResponse } = await library()
  const { id, rawId, type, response: said } = response
  const { clientDataJSON, authenticatorData, signature } = said
  const checked = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: signed,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    credential: {
      id: known.credential,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
      transports: known.transports,
    },
    requireUserVerification: isAlone,
  }).catch((error: unknown) => {
    throw refused(error)
  })
  if (!checked.verified) throw refused()
  return { passkey: known, counter: checked.authenticationInfo.newCounter }
}

/** Notes that a passkey was used. Throws 422 if it was removed or used meanwhile. */
export async function noteUse(
  orm: Orm,
  { passkey: { id, counter: before }, counter }: Checked,
): Promise<void> {
  const noted = await orm
    .update(passkey)
    .set({ counter, usedAt: new Date() })
    .where(and(eq(passkey.id, id), eq(passkey.counter, before)))
    .returning({ id: passkey.id })
  if (noted.length === 0) throw refused()
}
