import type { ReviewWords } from './words.ts'

export const uz: ReviewWords = {
  short: {
    good: ['Rahmat!', 'Katta rahmat!', 'Zoʻr.', 'Tavsiya qilaman.', 'Juda yaxshi shifokor.'],
    fair: ['Yomon emas.', 'Oʻrtacha.', 'Boʻladi.'],
    bad: ['Tavsiya qilmayman.', 'Yoqmadi.', 'Yomon.'],
  },
  doctor: [
    '… hammasini sodda tilda tushuntiradi, shoshirmaydi.',
    '… avval tinglaydi, keyin koʻradi, shundan keyingina dori yozadi.',
    '… har qanday savolga javob beradi.',
    'Faqat shu yerga kelamiz: … oʻtgan safargi gaplarni ham eslaydi.',
    '… ortiqcha dori yozmaydi, kutish mumkin boʻlsa, ochiq aytadi.',
    'Qoʻli yengil, … juda ehtiyotkor ishlaydi.',
    '… qogʻozga chizib, qayeri nega ogʻriyotganini tushuntirib berdi.',
    '… tashxis bilan qoʻrqitmaydi, nima qilish kerakligini aytadi.',
    '… belgilangan vaqtda qabul qiladi.',
    'Onam bilan … oʻzbekcha gaplashdi, onam xotirjam boʻldi.',
  ],
  place: [
    'Ichkarisi toza va yorugʻ.',
    'Qabulxonadagilar xushmuomala, hammasini telefonda aytib berishdi.',
    'Sayt orqali bir daqiqada yozildik, aytilgan vaqtda chaqirishdi.',
    'Narxi saytdagidek chiqdi, hech narsa qoʻshishmadi.',
    'Tahlil natijasi oʻsha kuni kechqurun pochtaga keldi.',
    'Kechgacha ishlaydi, ishdan keyin kelish qulay.',
    'Pandus va lift bor, aravacha bilan bemalol kirdik.',
    'Besh daqiqacha kutdik, xolos.',
    'Ertasiga qoʻngʻiroq qilib, ahvol soʻrashdi.',
  ],
  but: [
    'Bitta yulduzni mashina qoʻyishga joy kamligi uchun oldim.',
    'Shanba kuni faqat tushgacha ishlashi chatoq.',
    'Yigirma daqiqa kutdik, shuning uchun besh emas.',
    'Narxi sal qimmat, lekin sifati yaxshi.',
  ],
  end: [
    'Endi oilamiz bilan shu yerga kelamiz.',
    'Munosabatingiz uchun rahmat.',
    'Ishlaringizga omad!',
    'Tanishlarimga ham aytdim.',
    'Yarim yildan keyin yana kelamiz.',
  ],
  fair: [
    'Shifokor yaxshi, lekin yoʻlakda tartib yoʻq: “bir soʻrayman” deb kiraverishadi.',
    'Davolash joyida, lekin maʼlumotnoma uchun ikkinchi marta kelishga toʻgʻri keldi.',
    'Qabul yarim soat kech boshlandi, hech kim uzr soʻramadi. Shifokordan xafa emasman.',
    'Yordam berishdi, lekin yaxshi tushuntirishmadi.',
    'Saytda bitta narx, kelganda tahlil qoʻshildi. Oldindan aytish kerak.',
  ],
  bad: [
    'Soat oʻnga yozilgan edik, oʻn birga yaqin kirdik.',
    'Qabulxonada qoʻpol gapirishadi, telefonni olishmaydi.',
    'Qabul yetti daqiqa boʻldi, besh daqiqasi qogʻoz toʻldirishga ketdi.',
    'Bir dunyo tahlil topshirtirishdi, keyin qarab ham qoʻyishmadi.',
    'Narx xonada oʻzgarib ketdi.',
    'Natijalarimizni yoʻqotib qoʻyishdi, qaytadan topshirdik.',
    'Shifokor bizga emas, ekranga qarab oʻtirdi.',
  ],
  badEnd: ['Boshqa kelmaymiz.', 'Rahbariyatdan javob kutaman.', 'Oʻqib, tuzatishadi degan umiddaman.'],
  of: {
    teeth: [
      'Tishim umuman ogʻrimadi, igna sanchilganini sezmadim.',
      'Plombasi ikki yildan beri joyida.',
      'Suratni ekranda koʻrsatib, narxini davolashdan oldin hisoblab berishdi.',
    ],
    children: [
      'Oʻgʻlim sovgʻaga stiker olib, “yana qachon kelamiz” deb soʻradi.',
      'Qizim avval yigʻladi, besh daqiqadan keyin shifokor bilan barmoq sanab oʻtirdi.',
      'Faqat onasi bilan emas, bolaning oʻzi bilan ham gaplashishadi.',
    ],
    body: [
      'Bosimim joyiga tushdi, dorini ikkinchi urinishda toʻgʻri tanlashdi.',
      'Toʻrtinchi mashgʻulotdan keyin belim ogʻrimay qoʻydi.',
      'Bir kelishda koʻrik, tahlil va xulosa — hammasi bitdi.',
    ],
    other: [
      'Davolashni bir oy oldindan yozib berishdi.',
      'Bungacha uch joyga borgan edik, sababini shu yerda topishdi.',
      'Bir haftadayoq yaxshilanganini sezdik.',
    ],
  },
  thanks: [
    'Iliq soʻzlaringiz uchun rahmat! Shifokorga yetkazdik. Sogʻ boʻling.',
    'Fikringiz uchun minnatdormiz. Yarim yildan keyin koʻrikka kutamiz.',
  ],
  sorry: [
    'Shunday boʻlganidan afsusdamiz. Oʻsha kunni tahlil qilib, jadvalni oʻzgartirdik. Administratorga qoʻngʻiroq qiling: qayta qabul bizning hisobimizdan.',
    'Yozganingiz uchun rahmat. Xodim bilan gaplashdik. Kuttirib qoʻyganimiz uchun uzr soʻraymiz.',
  ],
}
