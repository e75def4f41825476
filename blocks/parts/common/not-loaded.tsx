type Props = { texts: Readonly<Record<'failed' | 'retry', string>>; message: string; retry: () => void }

/** In place of data that could not be read: a message with the server's reason, and a button that tries again. */
export const NotLoaded = ({ texts, message, retry }: Props) => (
  <div
    role="alert"
    className="grid justify-items-start gap-3 rounded-control bg-danger-tint p-4 text-danger-ink"
  >
    <p>{texts.failed}</p>
    {message && <p className="text-sm">{message}</p>}
    <button type="button" className="btn btn-secondary" onClick={retry}>
      {texts.retry}
    </button>
  </div>
)
