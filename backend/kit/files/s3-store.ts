import { AwsClient } from 'aws4fetch'
import { checkedFileName, type FileName, type FileStore, isFileName, newFileName } from './store.ts'

/** A store that does not answer, or not as S3 does; the message names the bucket, never the credentials. */
export class FileStoreError extends Error {
  /** `settings`: it cannot work until the operator changes the address, the credentials or the bucket. */
  readonly kind: 'settings' | 'full' | 'unreachable'
  constructor(kind: FileStoreError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** How long one try of a call may take. */
const timeoutMs = 20_000

/** Codes of S3 and its like that no second try mends. */
const settingCodes =
  /NoSuchBucket|AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|PermanentRedirect|InvalidBucketName/
const fullCodes = /QuotaExceeded|InsufficientStorage|XMinioStorageFull/

/** The parts of `S3_URL`: `https://KEY:SECRET@host/bucket?region=eu-1`, key and secret percent-encoded. */
function readAddress(address: string) {
  const url = new URL(address)
  const [, bucket = ''] = url.pathname.split('/')
  return {
    bucket,
    base: `${url.protocol}//${url.host}/${bucket}`,
    client: new AwsClient({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      service: 's3',
      // Stores with one region take any; this is the one that they expect.
      region: url.searchParams.get('region') ?? 'us-east-1',
      retries: 2,
    }),
  }
}

/**
 * Files in a bucket of a store that speaks S3, addressed by path. The key needs the rights to get, put, delete and list: without the last,
 * stores answer 403 for a file that is not there. `check` throws the reason why it cannot be used. All calls throw `FileStoreError` if the
 * store cannot be used.
 */
export function createS3Store(address: string): FileStore & { check: () => Promise<void> } {
  const { bucket, base, client } = readAddress(address)

  /** The answer of the store; undefined if there is no such file. */
  async function call(
    method: string,
    name: FileName | '',
    body?: Uint8Array,
    query: Readonly<Record<string, string>> = {},
  ): Promise<Response | undefined> {
    let answer: Response
    try {
      const listing = new URLSearchParams({ 'list-type': '2', ...query })
      answer = await client.fetch(name ? `${base}/${name}` : `${base}?${listing}`, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { body: new Uint8Array(body) }),
      })
    } catch (error) {
      throw new FileStoreError('unreachable', `The bucket "${bucket}" of S3_URL does not answer`, {
        cause: error,
      })
    }
    if (answer.ok) return answer
    const said = method === 'HEAD' ? '' : await answer.text()
    if (answer.status === 404 && name && !settingCodes.test(said)) return undefined
    const isSetting = settingCodes.test(said) || answer.status === 403 || answer.status === 404
    const isFull = fullCodes.test(said) || answer.status === 507
    const [, code = answer.status] = /<Code>(\w+)<\/Code>/.exec(said) ?? []
    throw new FileStoreError(
      isFull ? 'full' : isSetting ? 'settings' : 'unreachable',
      `The bucket "${bucket}" of S3_URL answers ${code}`,
    )
  }

  return {
    check: async () => {
      await call('GET', '', undefined, { 'max-keys': '1' })
    },
    putBack: async (name, bytes) => {
      await call('PUT', checkedFileName(name), bytes)
    },
    list: async function* () {
      for (let from: string | undefined = ''; from !== undefined; ) {
        const answer = await call('GET', '', undefined, from ? { 'continuation-token': from } : {})
        const page: string = (await answer?.text()) ?? ''
        // Names of ours have no character that XML escapes.
        for (const [, name = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) if (isFileName(name)) yield name
        from = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(page)?.[1]
      }
    },
    put: async (bytes, file) => {
      const name = newFileName(file)
      await call('PUT', name, bytes)
      return name
    },
    read: async (name) => {
      const found = isFileName(name) ? await call('GET', name) : undefined
      return found && new Uint8Array(await found.arrayBuffer())
    },
    has: async (name) => isFileName(name) && (await call('HEAD', name)) !== undefined,
    remove: async (name) => {
      if (isFileName(name)) await call('DELETE', name)
    },
  }
}
