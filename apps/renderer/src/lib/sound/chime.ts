/** Two soft notes, a fourth apart; made here, so that no file has to be fetched for them. */
const notes = [
  { frequency: 659.3, after: 0 },
  { frequency: 880, after: 0.14 },
] as const

const loudest = 0.08
const seconds = 0.5

let context: AudioContext | undefined

/** A window in which nobody has clicked yet stays silent: browsers want it so. */
export function chime(): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const { frequency, after } of notes) {
    const at = context.currentTime + after
    const tone = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(loudest, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + seconds)
  }
}
