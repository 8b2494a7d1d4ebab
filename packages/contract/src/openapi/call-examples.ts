/** Example values for a call in the demo world of `npm start`, where the generated example would be refused. */
export type CallExample = {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: Readonly<Record<string, unknown>>;
};

const fan = { email: 'fan@stagedoor.example', password: 'stagedoor-demo' };
const orysia = 1001;
const autograph = 101;
const plan = 109;
const upload = '7hYk2Qd0cJrV9bXw3mZt1A';

const words = 'The stadium sang the second verse without me.';
const aPost = { body: { title: 'From the tour', text: words } };

export const callExamples: Readonly<Record<string, CallExample>> = {
  feedGetPosts: { params: { idUser: orysia } },
  communityGetPosts: { params: { idUser: orysia } },
  feedSavePost: aPost,
  communitySavePost: aPost,
  sendMessage: {
    body: {
      clientId: '0b9c2a5e-6a51-4b1e-9a3e-3f4d1f0c7a11',
      idUser: orysia,
      text: 'Which song came first?',
      payment: { total: 600, fromWallet: 600 },
      language: 'en',
    },
  },
  saveGroupChat: {
    body: { name: 'Front row', subscriptionAccess: { availableToAllPaid: true, validSubscriptions: [] } },
  },
  getMessageOffer: { params: { idUser: orysia } },
  getCallOffer: { params: { idUser: orysia } },
  getCallTimes: { body: { idUser: orysia, minutes: 10 } },
  setCallSettings: {
    body: { answers: 'hours', timeZone: 'Europe/Kyiv', hours: [{ weekday: 5, from: 1_080, to: 1_200 }] },
  },
  findVideo: { body: { link: 'https://youtu.be/aqz-KE-bpKQ' } },
  loginWithPassword: { body: fan },
  loginGetPassword: { body: { email: fan.email, language: 'en' } },
  resetPassword: { body: { email: fan.email, language: 'en' } },
  verifySession: { body: { password: fan.password } },
  getUserById: { params: { id: 'orysia' } },
  getUserProfileData: { params: { id: 'orysia', lang: 'en' } },
  getCategories: { params: { a: 'en', b: 'music' } },
  getCategoriesByNames: { params: { x: 'en' } },
  getTagsByCategories: { params: { x: 'en' } },
  getTagsByIds: { params: { x: 'en' } },
  getMainScreenDataWeb: { params: { x: 'en' } },
  getCharityFunds: { params: { x: 'en' } },
  getPlaceholders: { params: { x: 'en' }, body: { productTypes: ['AUTOGRAPH'] } },
  getActiveUserProducts: { params: { id: orysia } },
  getCompleteProductsShort: { params: { x: orysia } },
  getScores: { params: { x: orysia } },
  getProductById: { params: { id: autograph } },
  getProductScores: { params: { id: autograph } },
  getCities: { params: { x: 'ua' } },
  getWarehousesByCity: { params: { a: 'ua', b: 'kyiv' } },
  search: { body: { text: 'orysia' } },
  findUsersByName: { body: { name: 'orysia' } },
  findUsers: { body: { categories: ['singers'], answering: true } },
  applyPromoCode: { params: { code: 'ENCORE' }, query: { idProduct: autograph } },
  verifyPromoCode: { body: { code: 'ENCORE', idProduct: autograph } },
  buyProduct: {
    body: {
      idProduct: autograph,
      fields: {
        recipientName: 'Taras',
        occasion: 'birthday',
        greetingLanguage: 'uk',
        wishes: 'For my brother.',
        email: 'guest@stagedoor.example',
      },
      total: 4_400,
      language: 'en',
    },
  },
  getPlans: { params: { x: orysia } },
  getPlan: { params: { id: plan } },
  getAvailableDonations: { params: { idUser: orysia } },
  donate: {
    body: {
      idProduct: autograph,
      text: 'For a coffee before the show.',
      language: 'en',
      successURL: '/product-bought?pt=donation',
      cancelURL: '/donate/failed',
      regular: false,
      customPrice: 5,
    },
  },
  getOrders: { body: { role: 'buyer' } },
  deliverOrder: { body: { idOrder: 10_001, delivery: { kind: 'answer', text: 'Thank you for writing!' } } },
  saveProduct: {
    body: {
      productType: 'AUTOGRAPH',
      language: 'en',
      name: 'A signed photo',
      shortAbout: 'For you, by hand, within a week',
      about: 'A photo of the last tour, signed with your name on it.',
      standardRate: 4_400,
      expressRate: 6_600,
    },
  },
  saveAuction: {
    body: {
      language: 'en',
      name: 'The jacket of the last tour',
      shortAbout: 'Worn on stage forty times',
      about: 'The jacket of the last tour, signed inside with your name if you like.',
      idImage: upload,
      startingBet: 5_000,
      startDate: '2026-12-01T12:00:00.000Z',
      endDate: '2026-12-08T12:00:00.000Z',
      deliveryMethods: ['courier'],
    },
  },
  giveWinnerInfo: {
    body: {
      idProduct: 120,
      info: {
        fullName: 'Olena Teliha',
        phone: '+380501112233',
        delivery: { method: 'courier', country: 'ua', city: 'Kyiv', address: 'Khreshchatyk 1', zipCode: '01001' },
      },
    },
  },
  sendWithdraw: {
    body: {
      amount: 5_000,
      person: {
        firstName: 'Orysia',
        lastName: 'Tymkiv',
        birthDate: '1990-05-17',
        residenceCountry: 'UA',
        birthCountry: 'UA',
      },
      address: { city: 'Kyiv', addressLine: 'Khreshchatyk 1', postalCode: '01001' },
      destination: { rail: 'paypal', email: 'talent@stagedoor.example' },
    },
  },
  getUpload: { params: { id: upload } },
  appendUpload: { params: { id: upload, offset: 0 } },
  getTransaction: { params: { id: 'tx-1' } },
  addPushSubscription: {
    body: {
      endpoint: 'https://push.example/send/abc',
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
  },
  updateNotificationPreferences: {
    body: { quietHours: { from: '22:00', to: '08:00' }, timeZone: 'Europe/Kyiv' },
  },
  updateUser: { body: { about: 'Here for the music.', languages: ['en', 'uk'] } },
  clearUserFields: { query: { fields: 'about' } },
  confirmDocument: { query: { document: 'terms', version: '2026-03' } },
  addPromoCode: { body: { percent: 10, totalLimit: 100 } },
  mergeTags: { body: { id: 1, into: 2 } },
  findOrders: { body: { state: 'processing' } },
};
