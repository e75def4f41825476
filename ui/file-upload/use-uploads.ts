import { useEffect, useRef, useState } from 'react'
import type { FileRules } from './file-rules.ts'
import { keptBeside, newUploads, nextKey, replaceUpload, resultsOf, type Upload } from './uploads.ts'

/** Uploads one file and returns the server's result. `onProgress` takes 0 to 1; a rejection is a failure. */
export type SendFile<Result> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (progress: number) => void },
) => Promise<Result>

type Options<Result> = {
  upload: SendFile<Result>
  rules: FileRules
  initial: readonly { name: string; size: number; result: Result }[]
  onResultsChange?: ((results: Result[]) => void) | undefined
  onUploaded?: ((result: Result) => void) | undefined
  /** True if running uploads go on after unmounting. */
  goesOn: boolean
}

/** State of uploads: add, retry, remove. Unmounting aborts running uploads, unless `goesOn`. */
export function useUploads<Result>({ upload, rules, initial, goesOn, ...on }: Options<Result>) {
  const [uploads, setUploads] = useState<readonly Upload<Result>[]>(() =>
    initial.map((file) => ({ key: nextKey(), state: 'done', ...file })),
  )
  /** The latest list, for responses that arrive between two renders. */
  const latest = useRef(uploads)
  const notify = useRef(on)
  notify.current = on
  const controllers = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const running = controllers.current
    if (goesOn) return
    return () => {
      for (const controller of running.values()) controller.abort()
    }
  }, [goesOn])

  const update = (next: readonly Upload<Result>[]) => {
    const before = resultsOf(latest.current)
    const after = resultsOf(next)
    latest.current = next
    setUploads(next)
    if (before.length !== after.length) notify.current.onResultsChange?.(after)
  }
  const change = (key: string, to: (upload: Upload<Result>) => Upload<Result>) =>
    update(replaceUpload(latest.current, key, to))

  const send = async (key: string, file: File) => {
    const { name, size } = file
    const controller = new AbortController()
    controllers.current.set(key, controller)
    const { signal } = controller
    const onProgress = (progress: number) => {
      if (!signal.aborted) change(key, (sent) => (sent.state === 'sending' ? { ...sent, progress } : sent))
    }
    try {
      const result = await upload(file, { signal, onProgress })
      if (signal.aborted) return
      change(key, () => ({ key, name, size, state: 'done', result }))
      notify.current.onUploaded?.(result)
    } catch (error) {
      if (!signal.aborted) change(key, () => ({ key, name, size, state: 'failed', file, error }))
    } finally {
      controllers.current.delete(key)
    }
  }

  return {
    uploads,
    /** Uploads valid files up to the limit, and lists the others with the reason. */
    add(files: readonly File[]) {
      const kept = keptBeside(latest.current, rules)
      const added = newUploads(files, kept, rules)
      update([...kept, ...added])
      for (const one of added) if (one.state === 'sending') void send(one.key, one.file)
    },
    retry(failed: Upload<Result>) {
      if (failed.state !== 'failed') return
      const { key, name, size, file } = failed
      change(key, () => ({ key, name, size, state: 'sending', file, progress: 0 }))
      void send(key, file)
    },
    /** Aborts a running upload, or removes a finished one. */
    remove(key: string) {
      controllers.current.get(key)?.abort()
      update(latest.current.filter((upload) => upload.key !== key))
    },
  }
}
