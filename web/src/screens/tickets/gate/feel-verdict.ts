/** How each colour of a verdict sounds and buzzes: what is let in is high and short, what is not is low, and longer. */
const feelings = {
  green: { tones: [1046], buzz: [80] },
  red: { tones: [196, 196], buzz: [250, 90, 250] },
  amber: { tones: [392, 262], buzz: [120, 60, 120] },
} as const satisfies Record<string, { readonly tones: readonly number[]; readonly buzz: readonly number[] }>

const seconds = 0.16

let sound: AudioContext | undefined

/** Lets a verdict be heard and felt, where the phone can: whoever holds it looks at the visitor. */
export const feelVerdict = (tone: keyof typeof feelings): void => {
  const { tones, buzz } = feelings[tone]
  if ('vibrate' in navigator) navigator.vibrate([...buzz])
  if (!('AudioContext' in window)) return
  sound ??= new AudioContext()
  for (const [at, pitch] of tones.entries()) beep(sound, pitch, sound.currentTime + at * (seconds + 0.06))
}

const beep = (context: AudioContext, pitch: number, at: number): void => {
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0.25, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + seconds)
}
