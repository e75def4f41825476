import { defineExchange, type ExchangedValue } from '../exchange/define-exchange.ts'
import { choiceKind, dictionaryKind, listKind } from '../exchange/kinds/choice.ts'
import { fullNameKind } from '../exchange/kinds/full-name.ts'
import { sinceYearKind } from '../exchange/kinds/since-year.ts'
import { nameKind, textKind } from '../exchange/kinds/texts.ts'
import { otherSpecialityNames } from '../reference/other-names.ts'
import { specialities } from '../reference/specialities.ts'
import { spokenLanguages } from '../reference/spoken-languages.ts'

/** Doctors in tables: their cards without photos and hours. */
export const exchange = defineExchange({
  name: 'doctors',
  section: 'mis',
  label: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' },
  fields: {
    fullName: {
      label: {
        ru: 'Фамилия, имя и отчество',
        kk: 'Тегі, аты және әкесінің аты',
        uz: 'Familiyasi, ismi va otasining ismi',
        en: 'Full name',
      },
      names: [
        'ФИО',
        'Ф.И.О.',
        'ФИО врача',
        'ФИО доктора',
        'ФИО специалиста',
        'Доктор',
        'Специалист',
        'Врач',
        'Дәрігер',
        'Аты-жөні',
        'Shifokor',
        'F.I.SH.',
        'Doctor',
        'Doctor name',
        'Name',
      ],
      kind: fullNameKind,
      whole: ['lastName', 'name', 'middleName'],
    },
    lastName: {
      label: { ru: 'Фамилия', kk: 'Тегі', uz: 'Familiyasi', en: 'Last name' },
      names: ['Familiya', 'Surname', 'LastName'],
      kind: nameKind,
      isRequired: true,
    },
    name: {
      label: { ru: 'Имя', kk: 'Аты', uz: 'Ismi', en: 'First name' },
      names: ['Ism', 'FirstName'],
      kind: nameKind,
      isRequired: true,
    },
    middleName: {
      label: { ru: 'Отчество', kk: 'Әкесінің аты', uz: 'Otasining ismi', en: 'Patronymic' },
      names: ['Sharifi', 'Middle name', 'MiddleName'],
      kind: nameKind,
    },
    specialities: {
      label: { ru: 'Специальности', kk: 'Мамандықтары', uz: 'Mutaxassisliklari', en: 'Specialities' },
      names: [
        'Специальность',
        'Специализация',
        'Мамандық',
        'Мамандығы',
        'Mutaxassislik',
        'Speciality',
        'Specialty',
      ],
      kind: listKind(dictionaryKind('specialities', specialities, otherSpecialityNames)),
    },
    post: {
      label: { ru: 'Должность', kk: 'Лауазымы', uz: 'Lavozimi', en: 'Position' },
      names: ['Лауазым', 'Lavozim', 'Post', 'Job title'],
      kind: textKind(120),
    },
    experienceSince: {
      label: {
        ru: 'С какого года работает врачом',
        kk: 'Дәрігер болып жұмыс бастаған жылы',
        uz: 'Shifokor boʻlib ishlay boshlagan yili',
        en: 'Practising since',
      },
      names: [
        'Стаж',
        'Стаж работы',
        'Опыт работы',
        'Стаж с',
        'Стаж с года',
        'Работает с',
        'Өтілі',
        'Ish staji',
      ],
      kind: sinceYearKind({ minimum: 1940, maximum: 2100 }),
    },
    languages: {
      label: { ru: 'Языки приёма', kk: 'Қабылдау тілдері', uz: 'Qabul tillari', en: 'Languages spoken' },
      names: ['Языки', 'Язык', 'Тілдері', 'Tillari', 'Languages'],
      kind: listKind(choiceKind(spokenLanguages)),
    },
  },
})

/** What a table says of a doctor. */
export type ExchangedDoctor = ExchangedValue<typeof exchange>
