/** What the service of a source has posted to us. */
export type Posted = { body: string; header: (name: string) => string | undefined }

/** Takes what was posted; calls `changed` with the tags of what has changed, and throws `PostRefused` otherwise. */
export type TakePosted = (
  posted: Posted,
  changed: (tags: readonly string[]) => Promise<void>,
) => Promise<void>

/** A post that is not taken. Its message says why, to the log and to the sender. */
export class PostRefused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'PostRefused'
    this.status = status
  }
}
