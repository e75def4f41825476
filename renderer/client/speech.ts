import { type Piece, piecesOf } from './spoken-pieces.ts'

/*
 * Reads a document aloud by the voices of the device, at the reader's word only (F31): loaded with the first press of
 * the button. A text in another language than the page's has a voice of its own language, or is left out.
 */

/** Voices come late in some browsers, and never where there are none, in milliseconds. */
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

/** What a voice is to say; nothing where no voice knows the language. */
function utter({ text, lang }: Piece, all: readonly SpeechSynthesisVoice[]): SpeechSynthesisUtterance[] {
  const known = all.filter((voice) => voice.lang.slice(0, 2).toLowerCase() === lang)
  const voice = known.find(({ localService }) => localService) ?? known[0]
  if (!voice) return []
  const said = new SpeechSynthesisUtterance(text)
  return [Object.assign(said, { voice, lang: voice.lang })]
}

/** Makes the offer work: reads `main` from its beginning, until the end of it or a second press. */
export function offerReading(offer: HTMLElement): () => Promise<void> {
  const [button, status] = [offer.querySelector('button'), offer.querySelector('[role=status]')]
  const main = document.querySelector('main')
  const read = button?.textContent ?? ''
  let isReading = false

  function show(reading: boolean, message = '') {
    isReading = reading
    if (button) button.textContent = reading ? (button.dataset.stop ?? '') : read
    if (status) status.textContent = message
  }
  addEventListener('pagehide', () => speechSynthesis.cancel())

  return async () => {
    speechSynthesis.cancel()
    if (isReading || !main) return show(false)
    show(true)
    const all = await voices()
    const said = piecesOf(main).flatMap((piece) => utter(piece, all))
    const last = said.at(-1)
    if (!last) return show(false, offer.dataset.none)
    // Stopped meanwhile.
    if (!isReading) return
    last.onend = () => show(false)
    for (const one of said) {
      one.onerror = ({ error }) => {
        if (error !== 'canceled' && error !== 'interrupted') show(false, offer.dataset.none)
      }
      speechSynthesis.speak(one)
    }
  }
}
