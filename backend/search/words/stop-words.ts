import { stemsOf } from './entry.ts'

/** Words around the subject of a query; they mean nothing by themselves. */
const around = new Set(
  stemsOf([
    'в во на у и с со к ко от до по для за из о об при это мне меня мой моя моё мою нужен нужна нужно ищу найти где как кто',
    'хороший лучший рядом около возле недорого срочно сильно очень не есть',
    'және үшін мен менің маған керек қайда жақын жерде бар жақсы арзан қандай тұр жатыр өте',
    'va uchun men mening menga kerak qayerda yaqin yaqinda bor yaxshi arzon qanday juda',
    'a an the in at near me my for of and to with i have need needs find best good is close cheap around where does not cannot',
  ]),
)

/** Words that nearly every name here has: a name with them is found, but they are never required. */
const common = new Set(
  stemsOf([
    'клиника клиники клиник клиникасы центр медицинский медицинская врач врачи врача доктор доктора',
    'дәрігер дәрігері дәрігерлер клиникалар орталық орталығы медициналық',
    'shifokor shifokori shifokorlar shifokorlari klinika klinikalar markaz markazi tibbiyot doktor',
    'clinic clinics doctor doctors dr center centre medical',
  ]),
)

export const isStopWord = (stem: string): boolean => around.has(stem)
export const isCommonWord = (stem: string): boolean => common.has(stem)
