/** Currencies of the countries that are served (C-3), by ISO code. */
export const currencies = {
  KZT: { ru: 'Тенге, ₸', kk: 'Теңге, ₸', uz: 'Tenge, ₸', en: 'Tenge, ₸' },
  UZS: { ru: 'Сум', kk: 'Сум', uz: 'Soʻm', en: 'Soʻm' },
  KGS: { ru: 'Сом', kk: 'Сом', uz: 'Som', en: 'Som' },
  BYN: { ru: 'Белорусский рубль', kk: 'Беларусь рублі', uz: 'Belarus rubli', en: 'Belarusian rouble' },
  RUB: { ru: 'Рубль, ₽', kk: 'Рубль, ₽', uz: 'Rubl, ₽', en: 'Rouble, ₽' },
}
