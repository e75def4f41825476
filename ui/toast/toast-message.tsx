import { Fragment, type ReactNode } from 'react'
import { type MessageNode, parseMessage } from './parse-message.ts'

const renderNodes = (nodes: MessageNode[]): ReactNode =>
  nodes.map((node, index) => {
    // Index keys are safe: the nodes of a message do not change their order.
    const key = String(index)
    if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>
    if (node.tag === 'br') return <br key={key} />
    if (node.tag === 'b') return <b key={key}>{renderNodes(node.children)}</b>
    if (node.tag === 'i') return <i key={key}>{renderNodes(node.children)}</i>
    const isElsewhere = !node.href.startsWith('/')
    return (
      <a key={key} href={node.href} rel={isElsewhere ? 'external noopener' : undefined} className="link">
        {renderNodes(node.children)}
      </a>
    )
  })

/** The message of a toast with its markup, rendered as React nodes and never as raw HTML (B-24). */
export function ToastMessage({ message }: { message: string }) {
  return renderNodes(parseMessage(message))
}
