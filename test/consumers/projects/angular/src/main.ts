import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import 'museum-shop';

museumShop.configure({ api: 'https://shop.example.org/api' });

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <p>Ready: {{ area() }}</p>
    <museum-tickets (museum-ready)="area.set($event.detail.area)">
      <a href="/tickets">Tickets</a>
    </museum-tickets>
  `,
})
class App {
  area = signal('');
}

await bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
