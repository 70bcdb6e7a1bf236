import 'museum-shop';
import { mount } from 'svelte';
import App from './App.svelte';

museumShop.configure({ api: 'https://shop.example.org/api' });
mount(App, { target: document.querySelector('main') });
