/** Other names of cities, by slug: former and colloquial ones. */
export const otherCityNames: Readonly<Record<string, readonly string[]>> = {
  almaty: ['Алма-Ата', 'Alma-Ata', 'Алмата'],
  astana: ['Нур-Султан', 'Nur-Sultan', 'Нұр-Сұлтан', 'Акмола', 'Целиноград'],
  shymkent: ['Чимкент'],
  aktobe: ['Актюбинск'],
  atyrau: ['Гурьев'],
  semey: ['Семипалатинск'],
  'ust-kamenogorsk': ['Оскемен'],
  uralsk: ['Орал'],
  kyzylorda: ['Кзыл-Орда'],
  turkestan: ['Түркестан'],
  bishkek: ['Фрунзе'],
  moscow: ['МСК'],
  // The invented city of the demonstration, whose name has “(демо)” in it.
  samalkala: ['Самалкала', 'Самалқала', 'Samalqala', 'Samalkala'],
}

/** How else people call specialities, by slug. */
export const otherSpecialityNames: Readonly<Record<string, readonly string[]>> = {
  dentist: ['дантист', 'dantist', 'зубной врач', 'тіс дәрігері', 'tish shifokori'],
  'ent-doctor': ['ЛОР', 'ENT', 'отоларинголог', 'otolaryngologist'],
  ophthalmologist: ['окулист', 'ophthalmologist', 'oculist', 'oftalmolog'],
  gynecologist: ['гинеколог', 'gynecologist', 'OBGYN', 'ginekolog'],
  internist: ['врач общей практики', 'internist', 'GP', 'general practitioner'],
  'family-doctor': ['врач общей практики', 'ВОП', 'general practitioner', 'GP'],
  pediatrician: ['pediatrician'],
  'pediatric-dentist': [
    'pediatric dentist',
    'детский зубной врач',
    'балалар тіс дәрігері',
    'bolalar tish shifokori',
  ],
  nephrologist: ['nephrologist'],
  pulmonologist: ['pulmonologist'],
  hematologist: ['hematologist'],
  oncologist: ['oncologist'],
  reproductologist: ['репродуктолог', 'fertility doctor'],
  'trauma-surgeon': ['травматолог', 'ортопед', 'orthopedist', 'traumatologist'],
  'ultrasound-doctor': ['УЗИ', 'узист', 'sonographer'],
  psychiatrist: ['психотерапевт'],
  'breast-specialist': ['mammologist'],
  anesthesiologist: ['анестезиолог', 'реаниматолог', 'anesthesiologist'],
  allergist: ['аллерголог', 'иммунолог', 'allergist'],
}

/** The other names of the words of a dictionary, by its area. */
export const otherNames: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  cities: otherCityNames,
  specialities: otherSpecialityNames,
}
