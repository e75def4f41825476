/** Plays two soft tones when something has arrived. Browsers stay silent until the page was touched; that is no fault. */
export function chime(): void {
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.connect(audio.destination)
  for (const [index, frequency] of [660, 880].entries()) {
    const tone = audio.createOscillator()
    const at = audio.currentTime + index * 0.16
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start(at)
    tone.stop(at + 0.3)
  }
  volume.gain.setValueAtTime(0.12, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5)
  setTimeout(() => void audio.close(), 1000)
}
