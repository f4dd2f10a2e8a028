import { startReports } from './app/reports';
import { start } from './app/start';

if (__REPORT_URL__ !== null) startReports(__REPORT_URL__, () => import('./app/vitals'));
start();
