/** Currencies of the countries that are served (C-3), by ISO code. */
export const currencies = {
  KZT: { ru: 'Тенге, ₸', kk: 'Теңге, ₸', uz: 'Tenge, ₸', en: 'Tenge, ₸' },
  UZS: { ru: 'Сум', kk: 'Сум', uz: 'Soʻm', en: 'Soʻm' },
  KGS: { ru: 'Сом', kk: 'Сом', uz: 'Som', en: 'Som' },
  BYN: { ru: 'Белорусский рубль', kk: 'Беларусь рублі', uz: 'Belarus rubli', en: 'Belarusian rouble' },
  RUB: { ru: 'Рубль, ₽', kk: 'Рубль, ₽', uz: 'Rubl, ₽', en: 'Rouble, ₽' },
}

/** Currencies in which lists of prices are written, and in which no clinic here can have its prices (decision 30). */
export const foreignCurrencies = {
  EUR: { ru: 'Евро, €', kk: 'Еуро, €', uz: 'Yevro, €', en: 'Euro, €' },
  USD: { ru: 'Доллар США, $', kk: 'АҚШ доллары, $', uz: 'AQSH dollari, $', en: 'US dollar, $' },
  UAH: { ru: 'Гривна, ₴', kk: 'Гривна, ₴', uz: 'Grivna, ₴', en: 'Hryvnia, ₴' },
}
