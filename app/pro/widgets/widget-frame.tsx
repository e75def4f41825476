import { useEffect, useRef, useState } from 'react'
import { isPosted, posted } from '../../../schemas/widgets/module-messages.ts'

type Props = { path: string; title: string }

const id = 'preview'

/** A widget as another site shows it, as high as its content. */
export function WidgetFrame({ path, title }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(320)
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin || !isPosted(data, id)) return
      if (data.type === 'ready')
        frame.current?.contentWindow?.postMessage(posted({ type: 'init' }, id), origin)
      const { height: told } = (data.payload ?? {}) as { height?: unknown }
      if (data.type === 'resize' && typeof told === 'number') setHeight(told)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  return (
    <iframe
      ref={frame}
      key={path}
      src={`${path}&id=${id}`}
      title={title}
      height={height}
      className="w-full rounded-control border border-line"
    />
  )
}
