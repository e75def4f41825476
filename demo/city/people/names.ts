import { four } from '../../../schemas/core/four.ts'
import type { Label } from '../../../schemas/core/type.ts'

type List = readonly [Label, ...Label[]]

/** Names of one people, as its own language writes them and as the other three do. */
export type NamesOf = {
  women: List
  men: List
  /** As men have them; women’s end in -а. Those of `same` are alike for both. */
  surnames: readonly Label[]
  same?: readonly Label[]
  /** Names of fathers, of which patronymics are made; all end in a hard consonant. */
  fathers: List
  /** Patronymics in Kazakh end in -ұлы and -қызы. */
  hasKazakhPatronymics?: true
  /** What they speak besides Russian. */
  speak: readonly string[]
}

const alike = (cyrillic: string, latin: string) => four(cyrillic, cyrillic, latin, latin)

export const kazakh: NamesOf = {
  women: [
    four('Айгуль', 'Айгүл', 'Aygul', 'Aigul'),
    four('Динара', 'Динара', 'Dinara', 'Dinara'),
    four('Гульнара', 'Гүлнар', 'Gulnora', 'Gulnara'),
    four('Жанар', 'Жанар', 'Janar', 'Zhanar'),
    four('Асель', 'Әсел', 'Asel', 'Assel'),
    four('Сауле', 'Сәуле', 'Saule', 'Saule'),
    four('Алия', 'Әлия', 'Aliya', 'Aliya'),
    four('Мадина', 'Мәдина', 'Madina', 'Madina'),
    four('Айжан', 'Айжан', 'Ayjan', 'Aizhan'),
    four('Бибигуль', 'Бибігүл', 'Bibigul', 'Bibigul'),
    four('Лаура', 'Лаура', 'Laura', 'Laura'),
    four('Меруерт', 'Меруерт', 'Meruyert', 'Meruert'),
    four('Назгуль', 'Назгүл', 'Nazgul', 'Nazgul'),
    four('Перизат', 'Перизат', 'Perizat', 'Perizat'),
    four('Раушан', 'Раушан', 'Raushan', 'Raushan'),
    four('Салтанат', 'Салтанат', 'Saltanat', 'Saltanat'),
    four('Томирис', 'Томирис', 'Tomiris', 'Tomiris'),
    four('Улжан', 'Ұлжан', 'Uljan', 'Ulzhan'),
    four('Шолпан', 'Шолпан', 'Sholpan', 'Sholpan'),
    four('Инкар', 'Іңкәр', 'Inkar', 'Inkar'),
    four('Карлыгаш', 'Қарлығаш', 'Qarligʻash', 'Karlygash'),
    four('Балжан', 'Балжан', 'Baljan', 'Balzhan'),
    four('Камшат', 'Қамшат', 'Qamshat', 'Kamshat'),
    four('Гаухар', 'Гауһар', 'Gavhar', 'Gaukhar'),
  ],
  men: [
    four('Арман', 'Арман', 'Arman', 'Arman'),
    four('Ерлан', 'Ерлан', 'Yerlan', 'Yerlan'),
    four('Нурлан', 'Нұрлан', 'Nurlan', 'Nurlan'),
    four('Данияр', 'Данияр', 'Daniyar', 'Daniyar'),
    four('Тимур', 'Темір', 'Temur', 'Timur'),
    four('Алмас', 'Алмас', 'Almas', 'Almas'),
    four('Бауыржан', 'Бауыржан', 'Bauirjan', 'Bauyrzhan'),
    four('Дархан', 'Дархан', 'Darxan', 'Darkhan'),
    four('Ермек', 'Ермек', 'Yermek', 'Yermek'),
    four('Жандос', 'Жандос', 'Jandos', 'Zhandos'),
    four('Кайрат', 'Қайрат', 'Qayrat', 'Kairat'),
    four('Медет', 'Медет', 'Medet', 'Medet'),
    four('Олжас', 'Олжас', 'Oljas', 'Olzhas'),
    four('Рустем', 'Рүстем', 'Rustam', 'Rustem'),
    four('Санжар', 'Санжар', 'Sanjar', 'Sanzhar'),
    four('Талгат', 'Талғат', 'Talgʻat', 'Talgat'),
    four('Канат', 'Қанат', 'Qanat', 'Kanat'),
    four('Чингиз', 'Шыңғыс', 'Chingiz', 'Chingiz'),
    four('Азамат', 'Азамат', 'Azamat', 'Azamat'),
    four('Диас', 'Диас', 'Dias', 'Dias'),
  ],
  surnames: [
    four('Ахметов', 'Ахметов', 'Axmetov', 'Akhmetov'),
    four('Омаров', 'Омаров', 'Omarov', 'Omarov'),
    four('Сулейменов', 'Сүлейменов', 'Suleymenov', 'Suleimenov'),
    four('Касымов', 'Қасымов', 'Qasimov', 'Kasymov'),
    four('Нургалиев', 'Нұрғалиев', 'Nurgʻaliyev', 'Nurgaliev'),
    four('Жумабеков', 'Жұмабеков', 'Jumabekov', 'Zhumabekov'),
    four('Токтаров', 'Тоқтаров', 'Toqtarov', 'Toktarov'),
    four('Есенов', 'Есенов', 'Yesenov', 'Yessenov'),
    four('Байжанов', 'Байжанов', 'Bayjanov', 'Baizhanov'),
    four('Мусин', 'Мусин', 'Musin', 'Mussin'),
    four('Кенжебеков', 'Кенжебеков', 'Kenjebekov', 'Kenzhebekov'),
    four('Дюсенов', 'Дүйсенов', 'Duysenov', 'Dyussenov'),
    four('Алимбаев', 'Әлімбаев', 'Alimbayev', 'Alimbaev'),
    four('Рахимжанов', 'Рахымжанов', 'Raximjanov', 'Rakhimzhanov'),
    four('Темирханов', 'Темірханов', 'Temirxanov', 'Temirkhanov'),
    four('Сагындыков', 'Сағындықов', 'Sagʻindiqov', 'Sagyndykov'),
    four('Калиев', 'Қалиев', 'Qaliyev', 'Kaliev'),
    four('Муканов', 'Мұқанов', 'Muqanov', 'Mukanov'),
    four('Оспанов', 'Оспанов', 'Ospanov', 'Ospanov'),
    four('Шарипов', 'Шәріпов', 'Sharipov', 'Sharipov'),
    four('Бектуров', 'Бектұров', 'Bekturov', 'Bekturov'),
    four('Утегенов', 'Өтегенов', 'Utegenov', 'Utegenov'),
  ],
  same: [
    four('Ораз', 'Ораз', 'Oraz', 'Oraz'),
    four('Сейтжан', 'Сейтжан', 'Seytjan', 'Seitzhan'),
    four('Тулеген', 'Төлеген', 'Tolegen', 'Tolegen'),
    four('Кайырбек', 'Қайырбек', 'Qayirbek', 'Kairbek'),
  ],
  fathers: [
    four('Серик', 'Серік', 'Serik', 'Serik'),
    four('Марат', 'Марат', 'Marat', 'Marat'),
    four('Болат', 'Болат', 'Bolat', 'Bolat'),
    four('Кайрат', 'Қайрат', 'Qayrat', 'Kairat'),
    four('Аскар', 'Асқар', 'Asqar', 'Askar'),
    four('Берик', 'Берік', 'Berik', 'Berik'),
    four('Сакен', 'Сәкен', 'Saken', 'Saken'),
    four('Даулет', 'Дәулет', 'Daulet', 'Daulet'),
    four('Мурат', 'Мұрат', 'Murat', 'Murat'),
    four('Ержан', 'Ержан', 'Yerjan', 'Yerzhan'),
    four('Жумабек', 'Жұмабек', 'Jumabek', 'Zhumabek'),
    four('Оралхан', 'Оралхан', 'Oralxan', 'Oralkhan'),
    four('Тлеубек', 'Тілеубек', 'Tleubek', 'Tleubek'),
  ],
  hasKazakhPatronymics: true,
  speak: ['kk'],
}

export const uzbek: NamesOf = {
  women: [
    four('Нигора', 'Нигора', 'Nigora', 'Nigora'),
    four('Дилфуза', 'Дилфуза', 'Dilfuza', 'Dilfuza'),
    four('Гульчехра', 'Гүлшехра', 'Gulchehra', 'Gulchekhra'),
    four('Зулфия', 'Зүлфия', 'Zulfiya', 'Zulfiya'),
    four('Малика', 'Мәлика', 'Malika', 'Malika'),
    four('Шахноза', 'Шахноза', 'Shahnoza', 'Shakhnoza'),
  ],
  men: [
    four('Шухрат', 'Шухрат', 'Shuhrat', 'Shukhrat'),
    four('Бахтиёр', 'Бахтиёр', 'Baxtiyor', 'Bakhtiyor'),
    four('Джасур', 'Жасур', 'Jasur', 'Jasur'),
    four('Отабек', 'Отабек', 'Otabek', 'Otabek'),
    four('Санжарбек', 'Санжарбек', 'Sanjarbek', 'Sanjarbek'),
  ],
  surnames: [
    four('Юлдашев', 'Юлдашев', 'Yoʻldoshev', 'Yuldashev'),
    four('Каримов', 'Каримов', 'Karimov', 'Karimov'),
    four('Турсунов', 'Тұрсынов', 'Tursunov', 'Tursunov'),
    four('Мирзаев', 'Мирзаев', 'Mirzayev', 'Mirzaev'),
    four('Хамидов', 'Хамидов', 'Hamidov', 'Khamidov'),
    four('Эргашев', 'Эргашев', 'Ergashev', 'Ergashev'),
  ],
  fathers: [
    four('Рустам', 'Рустам', 'Rustam', 'Rustam'),
    four('Алишер', 'Әлішер', 'Alisher', 'Alisher'),
    four('Анвар', 'Анвар', 'Anvar', 'Anvar'),
    four('Улугбек', 'Ұлықбек', 'Ulugʻbek', 'Ulugbek'),
    four('Тахир', 'Тахир', 'Tohir', 'Takhir'),
  ],
  hasKazakhPatronymics: true,
  speak: ['uz', 'kk'],
}

export const russian: NamesOf = {
  women: [
    alike('Ольга', 'Olga'),
    alike('Ирина', 'Irina'),
    four('Наталья', 'Наталья', 'Natalya', 'Natalia'),
    four('Татьяна', 'Татьяна', 'Tatyana', 'Tatiana'),
    alike('Марина', 'Marina'),
    alike('Светлана', 'Svetlana'),
    alike('Вера', 'Vera'),
    four('Юлия', 'Юлия', 'Yuliya', 'Yulia'),
    alike('Анна', 'Anna'),
  ],
  men: [
    four('Сергей', 'Сергей', 'Sergey', 'Sergei'),
    alike('Виктор', 'Viktor'),
    four('Павел', 'Павел', 'Pavel', 'Pavel'),
    four('Дмитрий', 'Дмитрий', 'Dmitriy', 'Dmitry'),
    alike('Роман', 'Roman'),
    alike('Илья', 'Ilya'),
  ],
  surnames: [
    four('Лебедев', 'Лебедев', 'Lebedev', 'Lebedev'),
    four('Воронин', 'Воронин', 'Voronin', 'Voronin'),
    four('Кузьмин', 'Кузьмин', 'Kuzmin', 'Kuzmin'),
    four('Громов', 'Громов', 'Gromov', 'Gromov'),
    four('Зайцев', 'Зайцев', 'Zaytsev', 'Zaitsev'),
    four('Белов', 'Белов', 'Belov', 'Belov'),
    four('Тарасов', 'Тарасов', 'Tarasov', 'Tarasov'),
    four('Ильин', 'Ильин', 'Ilyin', 'Ilyin'),
  ],
  same: [
    four('Мельниченко', 'Мельниченко', 'Melnichenko', 'Melnichenko'),
    alike('Шмидт', 'Shmidt'),
    alike('Вебер', 'Veber'),
  ],
  fathers: [
    alike('Иван', 'Ivan'),
    alike('Виктор', 'Viktor'),
    alike('Владимир', 'Vladimir'),
    four('Александр', 'Александр', 'Aleksandr', 'Alexandr'),
    alike('Борис', 'Boris'),
    four('Олег', 'Олег', 'Oleg', 'Oleg'),
    alike('Роман', 'Roman'),
  ],
  speak: ['en', 'kk', 'de'],
}

export const korean: NamesOf = {
  women: [alike('Виктория', 'Viktoriya'), alike('Елена', 'Yelena'), alike('Диана', 'Diana')],
  men: [alike('Вячеслав', 'Vyacheslav'), alike('Эдуард', 'Eduard'), alike('Максим', 'Maksim')],
  surnames: [],
  same: [
    alike('Ким', 'Kim'),
    alike('Пак', 'Pak'),
    four('Цой', 'Цой', 'Soy', 'Tsoi'),
    four('Хван', 'Хван', 'Xvan', 'Khvan'),
    alike('Тен', 'Ten'),
  ],
  fathers: [alike('Роман', 'Roman'), alike('Борис', 'Boris'), alike('Виктор', 'Viktor')],
  speak: ['en', 'ko'],
}
