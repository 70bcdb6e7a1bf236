import 'museum-shop';

museumShop.configure({ api: 'https://shop.example.org/api' });
