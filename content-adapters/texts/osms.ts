import { faqItem, four, listItem } from '../../schemas/core/four.ts'

export const osmsLead = four(
  'Обязательное социальное медицинское страхование\u00a0— это взносы, из\u00a0которых Фонд социального медицинского страхования оплачивает лечение тех, кто застрахован. Коротко о\u00a0том, кто платит, что это даёт и\u00a0где проверить свой статус.',
  'Міндетті әлеуметтік медициналық сақтандыру (МӘМС) дегеніміз\u00a0— жарналар жиналатын жүйе, сол қаржыдан Әлеуметтік медициналық сақтандыру қоры сақтандырылған адамдардың емін төлейді. Кім төлейді, бұл не береді және мәртебені қайдан тексеруге болады\u00a0— осы туралы қысқаша.',
  'Majburiy ijtimoiy tibbiy sugʻurta (OSMS) badallar tizimi boʻlib, ulardan Ijtimoiy tibbiy sugʻurta jamgʻarmasi sugʻurtalanganlarning davolanishini toʻlaydi. Kim toʻlaydi, bu nima beradi va holatni qayerda tekshirish mumkin\u00a0— shu haqda qisqacha.',
  'Compulsory social health insurance (OSMS) is a system of contributions from which the Social Health Insurance Fund pays for the treatment of those insured. Here, in short, is who pays, what it gives you and where to check your status.',
)

export const osmsPayers = {
  title: four('Кто платит взносы', 'Жарнаны кім төлейді', 'Badalni kim toʻlaydi', 'Who pays'),
  items: [
    listItem(
      four(
        'Работодатель и\u00a0работник',
        'Жұмыс беруші мен қызметкер',
        'Ish beruvchi va xodim',
        'Employer and employee',
      ),
      four(
        'Работодатель перечисляет за\u00a0сотрудника отчисления и\u00a0удерживает взнос из\u00a0его зарплаты. Делать самому ничего не\u00a0нужно, но\u00a0проверить, приходят\u00a0ли платежи, полезно.',
        'Жұмыс беруші қызметкер үшін аударым төлейді және оның жалақысынан жарна ұстап қалады. Өзіңізге ештеңе істеудің қажеті жоқ, бірақ төлемдердің түсіп тұрғанын тексерген дұрыс.',
        'Ish beruvchi xodim uchun ajratma oʻtkazadi va uning maoshidan badal ushlab qoladi. Oʻzingizdan hech narsa talab qilinmaydi, lekin toʻlovlar tushayotganini tekshirib turish foydali.',
        'An employer pays its share for each member of staff and withholds a contribution from the salary. You need not do anything, but it is worth checking that the payments arrive.',
      ),
    ),
    listItem(
      four('Государство', 'Мемлекет', 'Davlat', 'The state'),
      four(
        'Платит за\u00a0детей, пенсионеров, беременных, людей с\u00a0инвалидностью, студентов-очников, зарегистрированных безработных и\u00a0некоторых других. Полный перечень льготных категорий есть в\u00a0законе об\u00a0ОСМС.',
        'Балалар, зейнеткерлер, жүкті әйелдер, мүгедектігі бар адамдар, күндізгі бөлім студенттері, тіркелген жұмыссыздар және тағы басқа санаттар үшін төлейді. Жеңілдік санаттарының толық тізімі МӘМС туралы заңда бар.',
        'Bolalar, nafaqaxoʻrlar, homiladorlar, nogironligi bor kishilar, kunduzgi boʻlim talabalari, roʻyxatdan oʻtgan ishsizlar va boshqa ayrim toifalar uchun toʻlaydi. Imtiyozli toifalarning toʻliq roʻyxati OSMS toʻgʻrisidagi qonunda berilgan.',
        'Pays for children, pensioners, pregnant women, people with disabilities, full-time students, registered unemployed people and some others. The OSMS law has the whole list.',
      ),
    ),
    listItem(
      four('Вы сами', 'Өзіңіз', 'Oʻzingiz', 'You yourself'),
      four(
        'Предприниматели платят за\u00a0себя. Если у\u00a0вас нет официального дохода и\u00a0вы не\u00a0относитесь к\u00a0льготной категории, взнос вносят как самостоятельный плательщик: в\u00a0банке, его приложении или на\u00a0почте.',
        'Кәсіпкерлер өздері үшін төлейді. Ресми табысыңыз болмаса және жеңілдік санатына жатпасаңыз, жарнаны өз бетінше төлеуші ретінде банкте, оның қосымшасында немесе поштада төлейсіз.',
        'Tadbirkorlar oʻzlari uchun toʻlaydi. Rasmiy daromadingiz boʻlmasa va imtiyozli toifaga kirmasangiz, badalni mustaqil toʻlovchi sifatida bankda, uning ilovasida yoki pochtada toʻlaysiz.',
        'Entrepreneurs pay for themselves. If you have no official income and belong to no exempt category, you pay as a self-payer: at a bank, in its app or at a post office.',
      ),
    ),
  ],
}

export const osmsCare = {
  title: four(
    'Что получает застрахованный',
    'Сақтандырылған адам не алады',
    'Sugʻurtalangan kishi nima oladi',
    'What insured people get',
  ),
  lead: four(
    'Точный состав пакета утверждает правительство, и\u00a0он меняется. В\u00a0основном это:',
    'Пакеттің нақты құрамын үкімет бекітеді және ол өзгеріп тұрады. Негізінен мыналар:',
    'Paketning aniq tarkibini hukumat tasdiqlaydi va u oʻzgarib turadi. Asosan bular:',
    'The government sets what exactly is covered, and it changes. In the main it is:',
  ),
  items: [
    listItem(
      four(
        'Приём узких специалистов',
        'Бейінді мамандардың қабылдауы',
        'Tor mutaxassislar qabuli',
        'Seeing specialists',
      ),
      four(
        'По\u00a0направлению врача поликлиники, к\u00a0которой вы прикреплены.',
        'Өзіңіз тіркелген емхана дәрігерінің жолдамасымен.',
        'Siz biriktirilgan poliklinika shifokorining yoʻllanmasi bilan.',
        'On referral by a doctor of the clinic you are registered with.',
      ),
    ),
    listItem(
      four('Обследования', 'Тексерулер', 'Tekshiruvlar', 'Tests'),
      four(
        'Анализы, УЗИ, КТ, МРТ и\u00a0другая диагностика, если её назначил врач.',
        'Дәрігер тағайындаса, талдаулар, УДЗ, КТ, МРТ және басқа диагностика.',
        'Shifokor buyursa, tahlillar, UTT, KT, MRT va boshqa diagnostika.',
        'Laboratory tests, ultrasound, CT, MRI and other diagnostics that a doctor orders.',
      ),
    ),
    listItem(
      four('Плановое лечение', 'Жоспарлы ем', 'Rejali davolanish', 'Planned treatment'),
      four(
        'Операции и\u00a0лечение в\u00a0круглосуточном или дневном стационаре по\u00a0направлению.',
        'Жолдамамен тәуліктік немесе күндізгі стационардағы операция мен ем.',
        'Yoʻllanma bilan kecha-kunduzgi yoki kunduzgi shifoxonada jarrohlik va davolanish.',
        'Surgery and treatment in a hospital or a day ward, on referral.',
      ),
    ),
    listItem(
      four('Реабилитация', 'Оңалту', 'Reabilitatsiya', 'Rehabilitation'),
      four(
        'Восстановление после тяжёлых болезней, травм и\u00a0операций.',
        'Ауыр науқастан, жарақаттан және операциядан кейінгі қалпына келтіру.',
        'Ogʻir kasallik, jarohat va operatsiyadan keyin tiklanish.',
        'Recovery after serious illness, injury or surgery.',
      ),
    ),
    listItem(
      four('Лекарства', 'Дәрі-дәрмек', 'Dori-darmonlar', 'Medicines'),
      four(
        'Бесплатные препараты при болезнях из\u00a0утверждённого перечня.',
        'Бекітілген тізімдегі ауруларға тегін препараттар.',
        'Tasdiqlangan roʻyxatdagi kasalliklarda bepul dorilar.',
        'Free medicines for the illnesses on an approved list.',
      ),
    ),
    listItem(
      four(
        'Зубы детей и\u00a0других групп',
        'Балалар мен басқа топтардың тісі',
        'Bolalar va boshqa guruhlar tishlari',
        'Teeth of children and some others',
      ),
      four(
        'Лечение зубов детям и\u00a0некоторым другим пациентам; кому именно, подскажет Фонд.',
        'Балаларға және басқа да кейбір пациенттерге тіс емдеу; нақты кімге екенін Қор айтады.',
        'Bolalar va boshqa ayrim bemorlarga tish davolash; aynan kimlarga ekanini Jamgʻarma aytadi.',
        'Dental treatment for children and some other patients; the Fund can tell you for whom.',
      ),
    ),
  ],
}

export const osmsQuestions = [
  faqItem(
    four(
      'Принимает\u00a0ли эта клиника по\u00a0ОСМС?',
      'Бұл клиника МӘМС бойынша қабылдай ма?',
      'Bu klinika OSMS boʻyicha qabul qiladimi?',
      'Does this clinic treat patients under OSMS?',
    ),
    four(
      'По\u00a0ОСМС лечат клиники, у\u00a0которых есть договор с\u00a0Фондом на\u00a0нужную услугу. Спросите у\u00a0нас до\u00a0приёма: скажем, что можно получить по\u00a0страховке, а\u00a0что за\u00a0свой счёт.',
      'МӘМС бойынша Қормен қажетті қызметке шарты бар клиникалар емдейді. Қабылдауға дейін бізден сұраңыз: нені сақтандыру есебінен, нені өз қаражатыңызға алатыныңызды айтамыз.',
      'OSMS boʻyicha kerakli xizmat uchun Jamgʻarma bilan shartnomasi bor klinikalar davolaydi. Qabuldan oldin bizdan soʻrang: nimani sugʻurta hisobidan, nimani oʻz hisobingizdan olishingizni aytamiz.',
      'Clinics that have a contract with the Fund for the service in question do. Ask us before your visit: we will say what the insurance covers and what you would pay for.',
    ),
  ),
  faqItem(
    four(
      'Нужен\u00a0ли полис или карточка?',
      'Полис немесе карточка керек пе?',
      'Polis yoki kartochka kerakmi?',
      'Do I need a policy or a card?',
    ),
    four(
      'Нет. Клиника видит ваш статус по\u00a0ИИН, с\u00a0собой нужно только удостоверение личности.',
      'Жоқ. Клиника мәртебеңізді ЖСН арқылы көреді, өзіңізбен бірге тек жеке куәлік алсаңыз болғаны.',
      'Yoʻq. Klinika holatingizni IIN orqali koʻradi, yoningizda faqat shaxsni tasdiqlovchi hujjat boʻlsa bas.',
      'No. A clinic sees your status by your IIN; bring only your identity card.',
    ),
  ),
  faqItem(
    four(
      'Я\u00a0сменил работу или уволился. Страховка пропадёт?',
      'Жұмысымды ауыстырдым немесе жұмыстан шықтым. Сақтандыру жоғала ма?',
      'Ishimni almashtirdim yoki ishdan boʻshadim. Sugʻurta yoʻqoladimi?',
      'I have changed or left my job. Do I lose the insurance?',
    ),
    four(
      'Не\u00a0сразу: после последнего платежа закон оставляет до\u00a0трёх месяцев, но\u00a0пропущенные взносы нужно будет доплатить. Когда платежи за\u00a0вас возобновятся, статус сохранится.',
      'Бірден емес: заң бойынша соңғы төлемнен кейін үш айға дейін уақыт беріледі, бірақ өткізіп алған жарналарды төлеу керек болады. Сіз үшін төлем қайта жалғасса, мәртебе сақталады.',
      'Darrov emas: qonun soʻnggi toʻlovdan keyin uch oygacha vaqt beradi, lekin oʻtkazib yuborilgan badallarni toʻlash kerak boʻladi. Siz uchun toʻlovlar davom etsa, holat saqlanadi.',
      'Not at once: the law leaves you up to three months after the last payment, but missed contributions have to be paid. Once payments for you resume, your status stays.',
    ),
  ),
  faqItem(
    four(
      'Что делать, если я\u00a0не\u00a0застрахован?',
      'Сақтандырылмаған болсам, не істеймін?',
      'Sugʻurtalanmagan boʻlsam, nima qilaman?',
      'What if I am not insured?',
    ),
    four(
      'Экстренная и\u00a0первичная помощь остаётся бесплатной для каждого. Чтобы получить остальное по\u00a0страховке, нужно оплатить взносы: за\u00a0пропущенные месяцы или вперёд. Какой вариант подходит вам и\u00a0сколько это стоит, подскажут в\u00a0Фонде по\u00a0номеру\u00a01406.',
      'Шұғыл және алғашқы көмек бәріне тегін болып қалады. Қалғанын сақтандырумен алу үшін жарна төлеу керек: өткізіп алған айлар үшін немесе алдын ала. Сізге қайсысы қолайлы және ол қанша тұратынын Қор 1406 нөмірі арқылы айтады.',
      'Shoshilinch va birlamchi yordam hamma uchun bepul qoladi. Qolganini sugʻurta boʻyicha olish uchun badal toʻlash kerak: oʻtkazib yuborilgan oylar uchun yoki oldindan. Sizga qaysi biri mosligi va qancha turishini Jamgʻarma 1406 raqami orqali aytadi.',
      'Emergency and primary care stay free for everyone. To get the rest under the insurance you pay contributions, for the months missed or in advance. The Fund, on 1406, will tell you which suits you and what it costs.',
    ),
  ),
  faqItem(
    four(
      'Когда можно сменить поликлинику?',
      'Емхананы қашан ауыстыруға болады?',
      'Poliklinikani qachon almashtirish mumkin?',
      'When can I change my clinic?',
    ),
    four(
      'После переезда\u00a0— в\u00a0любое время. Просто по\u00a0желанию\u00a0— осенью, во\u00a0время ежегодной кампании прикрепления: её даты объявляют на\u00a0egov.kz и\u00a0в\u00a0поликлиниках.',
      'Көшкеннен кейін\u00a0— кез келген уақытта. Өз қалауыңызбен\u00a0— күзде, жыл сайынғы тіркелу науқаны кезінде: оның мерзімі egov.kz сайтында және емханаларда хабарланады.',
      'Koʻchib oʻtgandan keyin\u00a0— istalgan vaqtda. Oʻz xohishingiz bilan\u00a0— kuzda, har yilgi biriktirish davrida: uning sanalari egov.kz saytida va poliklinikalarda eʼlon qilinadi.',
      'After moving house, at any time. Simply because you wish to, in autumn, during the yearly registration campaign: its dates are announced on egov.kz and by the clinics.',
    ),
  ),
]
