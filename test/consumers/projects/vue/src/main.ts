import 'museum-shop';
import type {} from 'museum-shop/vue';
import { createApp } from 'vue';
import App from './App.vue';

museumShop.configure({ api: 'https://shop.example.org/api' });
createApp(App).mount('main');
