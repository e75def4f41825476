import { keyGenerator } from '@portabletext/editor'
import { defineBehavior, raise } from '@portabletext/editor/behaviors'
import { pastedBlocks } from './pasted-blocks.ts'

/** Strike-through by Ctrl or ⌘ with Shift and X, where the key is in every layout. */
const strike = defineBehavior({
  on: 'keyboard.keydown',
  guard: ({ event: { originEvent } }) =>
    originEvent.code === 'KeyX' &&
    originEvent.shiftKey &&
    !originEvent.altKey &&
    (originEvent.ctrlKey || originEvent.metaKey),
  actions: [() => [raise({ type: 'decorator.toggle', decorator: 'strike-through' })]],
})

/** HTML of another program is converted like a backend's HTML; HTML without content for us is pasted as plain text. */
const paste = defineBehavior({
  on: 'deserialize.data',
  guard: ({ event }) => event.mimeType === 'text/html' && { blocks: pastedBlocks(event.data, keyGenerator) },
  actions: [
    ({ event: { mimeType, originEvent } }, { blocks }) => [
      blocks.length > 0
        ? raise({ type: 'deserialization.success', mimeType, data: blocks, originEvent })
        : raise({ type: 'deserialization.failure', mimeType, reason: 'nothing to keep', originEvent }),
    ],
  ],
})

export const editorBehaviors = [strike, paste]
