/** Words that say for how many years a doctor has worked. */
export const tenure =
  /(?:стаж|опыт|тәжірибе|еңбек өтілі|tajriba|staj|experience)[^\d]{0,30}(\d{1,2})\s*(?:лет|год|жыл|yil|years?)|(\d{1,2})\s*(?:лет|года?|жыл\p{L}*|yil\p{L}*|\+?\s?years?)\s*(?:стаж|опыт|тәжірибе|еңбек|tajriba|staj|of experience)/iu
/** Words that say since which year. */
export const since =
  /(?:стаж|опыт|работает|практикует|с)\s+(?:с\s+)?((?:19|20)\d\d)\s*(?:г(?:ода?)?\.?)(?!\p{L})|(?:since)\s+((?:19|20)\d\d)|((?:19|20)\d\d)\s*(?:жылдан бері|yildan beri)/iu

/** The year in which a doctor began to work, by what a text says of their experience. */
export function beginning(text: string, year: number): number | undefined {
  const began = since.exec(text)?.slice(1).find(Boolean)
  const years = tenure.exec(text)?.slice(1).find(Boolean)
  const found = began ? Number(began) : years ? year - Number(years) : undefined
  return found !== undefined && found >= 1940 && found <= year ? found : undefined
}
