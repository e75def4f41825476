import { faqItem, four, listItem } from '../../schemas/core/four.ts'

export const determineLead = four(
  'Узнать, застрахованы\u00a0ли вы в\u00a0системе ОСМС, можно за\u00a0минуту на\u00a0официальном сервисе. Этот сайт ваш ИИН не\u00a0спрашивает и\u00a0статус не\u00a0проверяет.',
  'МӘМС жүйесінде сақтандырылғаныңызды ресми сервистен бір минутта біле аласыз. Бұл сайт ЖСН сұрамайды және мәртебені тексермейді.',
  'Majburiy tibbiy sugʻurta (OSMS) tizimida sugʻurtalanganingizni rasmiy xizmatda bir daqiqada bilib olasiz. Bu sayt IIN soʻramaydi va holatni tekshirmaydi.',
  'You can find out in a minute, on an official service, whether you are insured under OSMS. This site does not ask for your IIN and does not check the status.',
)

export const checking = {
  title: four('Как проверить', 'Қалай тексеруге болады', 'Qanday tekshirish mumkin', 'How to check'),
  items: [
    listItem(
      four('Приготовьте ИИН', 'ЖСН дайындаңыз', 'IINni tayyorlang', 'Have your IIN ready'),
      four(
        'Это двенадцать цифр на\u00a0вашем удостоверении личности. Больше ничего не\u00a0понадобится.',
        'Бұл\u00a0— жеке куәлігіңіздегі он екі цифр. Басқа ештеңе керек емес.',
        'Bu shaxsiy guvohnomangizdagi oʻn ikki raqam. Boshqa hech narsa kerak emas.',
        'It is the twelve digits on your identity card. You need nothing else.',
      ),
    ),
    listItem(
      four(
        'Откройте официальный сервис',
        'Ресми сервисті ашыңыз',
        'Rasmiy xizmatni oching',
        'Open an official service',
      ),
      four(
        'Сайт или приложение Фонда, eGov Mobile; у\u00a0многих банков проверка есть в\u00a0приложении. Вводите ИИН только на\u00a0официальных адресах.',
        'Қордың сайты немесе қосымшасы, eGov Mobile; көптеген банктің қосымшасында да тексеруге болады. ЖСН-ді тек ресми мекенжайларда енгізіңіз.',
        'Jamgʻarmaning sayti yoki ilovasi, eGov Mobile; koʻplab banklarning ilovasida ham tekshirish mumkin. IINni faqat rasmiy manzillarda kiriting.',
        'The site or the app of the Fund, or eGov Mobile; many banks have the check in their apps. Enter your IIN on official addresses only.',
      ),
    ),
    listItem(
      four('Посмотрите ответ', 'Жауабын қараңыз', 'Javobni koʻring', 'Read the answer'),
      four(
        'Там\u00a0же видно, кто и\u00a0за\u00a0какие месяцы платил. Если чего-то не\u00a0хватает, ниже написано, что делать.',
        'Кім, қай айлар үшін төлегені де сол жерде көрінеді. Бірдеңе жетіспесе, не істеу керегі төменде жазылған.',
        'Kim va qaysi oylar uchun toʻlagani ham shu yerda koʻrinadi. Biror narsa yetishmasa, nima qilish pastda yozilgan.',
        'You also see who has paid, and for which months. If something is missing, what to do is written below.',
      ),
    ),
  ],
}

export const notInsured = {
  title: four(
    'Если вы не\u00a0застрахованы',
    'Сақтандырылмаған болсаңыз',
    'Sugʻurtalanmagan boʻlsangiz',
    'If you are not insured',
  ),
  items: [
    faqItem(
      four(
        'Я\u00a0работаю официально',
        'Ресми жұмыс істеймін',
        'Rasmiy ishlayman',
        'I am officially employed',
      ),
      four(
        'Спросите в\u00a0бухгалтерии, перечислены\u00a0ли взносы за\u00a0все месяцы. Частые причины: пропущенный платёж или ошибка в\u00a0ИИН.',
        'Бухгалтериядан барлық ай үшін жарна аударылғанын сұраңыз. Жиі кездесетін себептер: өткізіп алған төлем немесе ЖСН-дегі қате.',
        'Buxgalteriyadan barcha oylar uchun badal oʻtkazilganini soʻrang. Koʻp uchraydigan sabablar: oʻtkazib yuborilgan toʻlov yoki IINdagi xato.',
        'Ask the accounts department whether contributions for all months were paid. The usual reasons are a missed payment or a mistake in the IIN.',
      ),
    ),
    faqItem(
      four(
        'За\u00a0меня должно платить государство',
        'Мен үшін мемлекет төлеуі керек',
        'Men uchun davlat toʻlashi kerak',
        'The state should be paying for me',
      ),
      four(
        'Проверьте, есть\u00a0ли ваша льгота в\u00a0государственных базах: статус студента, пенсионера, беременность, инвалидность. Если данных нет, обратитесь туда, где её оформляли, или в\u00a0свою поликлинику.',
        'Жеңілдігіңіз мемлекеттік базаларда бар-жоғын тексеріңіз: студент, зейнеткер мәртебесі, жүктілік, мүгедектік. Дерек болмаса, оны рәсімдеген мекемеге немесе өз емханаңызға барыңыз.',
        'Imtiyozingiz davlat bazalarida bor-yoʻqligini tekshiring: talaba, nafaqaxoʻr maqomi, homiladorlik, nogironlik. Maʼlumot boʻlmasa, uni rasmiylashtirgan joyga yoki poliklinikangizga murojaat qiling.',
        'Check whether the state registers have your category: student, pensioner, pregnancy, disability. If they do not, go to whoever issued it or to your own clinic.',
      ),
    ),
    faqItem(
      four(
        'Я\u00a0нигде не\u00a0работаю и\u00a0льгот нет',
        'Еш жерде жұмыс істемеймін, жеңілдігім де жоқ',
        'Hech qayerda ishlamayman va imtiyozim yoʻq',
        'I have neither a job nor an exemption',
      ),
      four(
        'Можно платить самому: за\u00a0пропущенные месяцы или вперёд. Какой вариант выгоднее и\u00a0сколько это сейчас стоит, подскажут по\u00a0номеру 1406.',
        'Өзіңіз төлей аласыз: өткізіп алған айлар үшін немесе алдын ала. Қайсысы тиімді және қазір қанша тұратынын 1406 нөмірі арқылы айтады.',
        'Oʻzingiz toʻlashingiz mumkin: oʻtkazib yuborilgan oylar uchun yoki oldindan. Qaysi biri foydali va hozir qancha turishini 1406 raqami orqali aytishadi.',
        'You can pay yourself, for the months missed or in advance. On 1406 they will tell you which is better for you and what it costs now.',
      ),
    ),
    faqItem(
      four('Помощь нужна уже сейчас', 'Көмек қазір керек', 'Yordam hozir kerak', 'I need care right now'),
      four(
        'При угрозе жизни звоните 103: экстренная помощь бесплатна для каждого. На\u00a0приём без страховки можно прийти платно.',
        'Өмірге қауіп төнсе, 103-ке қоңырау шалыңыз: шұғыл көмек бәріне тегін. Қабылдауға сақтандырусыз ақылы түрде келуге болады.',
        'Hayotga xavf boʻlsa, 103 ga qoʻngʻiroq qiling: shoshilinch yordam hamma uchun bepul. Qabulga sugʻurtasiz pullik kelish mumkin.',
        'If life is in danger, call 103: emergency care is free for everyone. Without insurance you can come to an appointment and pay for it.',
      ),
    ),
  ],
}
