import '../../ui/loaded/older-browsers.ts'
import { type Piece, piecesOf } from './spoken-pieces.ts'

/*
 * Reads a document aloud with the voices of the device, only when asked to (F31). Loaded with the first press of the
 * button. A text in another language than the page's is read by a voice of that language, or skipped if there is none.
 */

/**
 * How long to wait for the list of voices, in milliseconds. Some browsers load it late; where there are none it never
 * arrives.
 */
const voicesTime = 1000

async function voices(): Promise<SpeechSynthesisVoice[]> {
  if (speechSynthesis.getVoices().length === 0) {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    speechSynthesis.addEventListener('voiceschanged', resolve, { once: true })
    setTimeout(resolve, voicesTime)
    await promise
  }
  return speechSynthesis.getVoices()
}

/** The utterance for a text; undefined where no voice speaks its language. */
function utter({ text, lang }: Piece, all: readonly SpeechSynthesisVoice[]): SpeechSynthesisUtterance[] {
  const known = all.filter((voice) => voice.lang.slice(0, 2).toLowerCase() === lang)
  const voice = known.find(({ localService }) => localService) ?? known[0]
  if (!voice) return []
  const utterance = new SpeechSynthesisUtterance(text)
  return [Object.assign(utterance, { voice, lang: voice.lang })]
}

/** Sets up the button: reads `main` from its beginning, until the end or a second press. */
export function setUpReading(offer: HTMLElement): () => Promise<void> {
  const [button, status] = [offer.querySelector('button'), offer.querySelector('[role=status]')]
  const main = document.querySelector('main')
  const read = button?.textContent ?? ''
  let isReading = false

  function show(reading: boolean, message = '') {
    isReading = reading
    offer.toggleAttribute('data-reading', reading)
    if (button) button.textContent = reading ? (button.dataset.stop ?? '') : read
    if (status) status.textContent = message
  }
  addEventListener('pagehide', () => speechSynthesis.cancel())

  return async () => {
    speechSynthesis.cancel()
    if (isReading || !main) return show(false)
    show(true)
    const all = await voices()
    const utterances = piecesOf(main).flatMap((piece) => utter(piece, all))
    const last = utterances.at(-1)
    if (!last) return show(false, offer.dataset.none)
    // The reader stopped it in the meantime.
    if (!isReading) return
    last.onend = () => show(false)
    for (const utterance of utterances) {
      utterance.onerror = ({ error }) => {
        if (error !== 'canceled' && error !== 'interrupted') show(false, offer.dataset.none)
      }
      speechSynthesis.speak(utterance)
    }
  }
}
